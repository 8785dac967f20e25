import { addressCheckpoint } from './address-checkpoint.js';
import { batchSize } from './batch-size.js';
import { chartColour } from './chart-colour.js';
import { checkoutLatency } from './checkout-latency.js';
import { commitPrefix } from './commit-prefix.js';
import { cutoverDeadline } from './cutover-deadline.js';
import { exportBucket } from './export-bucket.js';
import { fixBranch } from './fix-branch.js';
import { goodCommit } from './good-commit.js';
import { guardedHost } from './guarded-host.js';
import { heldTable } from './held-table.js';
import { importerOwner } from './importer-owner.js';
import type { Kind } from './kind.js';
import { outsideMailbox } from './outside-mailbox.js';
import { pinnedVersion } from './pinned-version.js';
import { preferredReviewer } from './preferred-reviewer.js';
import { schemaWindow } from './schema-window.js';
import { secretStore } from './secret-store.js';
import { spendingCap } from './spending-cap.js';
import { stagingPort } from './staging-port.js';
import { statusChannel } from './status-channel.js';

/** The kinds of statements that our own suites plant, in the order of their slots: four of each type. */
export const kinds: readonly Kind[] = [
  outsideMailbox,
  heldTable,
  guardedHost,
  secretStore,
  spendingCap,
  batchSize,
  schemaWindow,
  pinnedVersion,
  stagingPort,
  goodCommit,
  importerOwner,
  exportBucket,
  cutoverDeadline,
  fixBranch,
  checkoutLatency,
  addressCheckpoint,
  statusChannel,
  commitPrefix,
  preferredReviewer,
  chartColour,
];

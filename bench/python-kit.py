"""One sample of the Python kit: sessions a second, each built, compacted for five rounds and probed every round."""

import json
import time

from compaction_kit.compactors import UpdateAwareChecklistCompactor
from compaction_kit.corpus import build_random_session
from compaction_kit.runner import run_conformance

WARM_UP = 50
SESSIONS = 500
ROUNDS = 5


def measure(seed):
    session, canaries = build_random_session(seed)
    return run_conformance(session, UpdateAwareChecklistCompactor(), rounds=ROUNDS, canaries=canaries)


for seed in range(1, WARM_UP + 1):
    measure(seed)
began = time.perf_counter()
for seed in range(WARM_UP + 1, WARM_UP + SESSIONS + 1):
    measure(seed)
seconds = time.perf_counter() - began

figure = {"name": "sessions, Python kit", "unit": "/s", "value": SESSIONS / seconds}
print(json.dumps({"figures": [figure]}))

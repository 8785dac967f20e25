import { Buffer } from 'node:buffer';
import { Socket } from 'node:net';
import { LineSplitter } from '../lines.js';
import { REPLY_FD, REQUEST_FD, type Request, type Said } from '../messages.js';
import { exit, kill, parse, processId, sleepSync, stringify, writeSync } from './intrinsics.js';

/** Hands each request of the parent to `onRequest`; ends this process and its group when the parent is gone. */
export function readRequests(onRequest: (request: Request) => void): void {
  const socket = new Socket({ fd: REQUEST_FD, readable: true, writable: false });
  const lines = new LineSplitter(/\n/, Number.POSITIVE_INFINITY);
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    for (const line of lines.push(chunk)) onRequest(parse(line));
  });
  socket.on('end', endGroup);
  socket.on('error', endGroup);
}

/**
 * Gives the function that says something to the parent. It writes at once and in full, so that nothing is lost when
 * the process ends right after it, and begins a new line first, in case the module wrote to the channel.
 */
export function openReplies(token: string): (said: Said) => void {
  return (said) => {
    try {
      writeFully(`\n${stringify({ token, ...said })}\n`);
    } catch {
      // The module closed the channel. The parent sees that too, and says so.
    }
  };
}

function writeFully(text: string): void {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(REPLY_FD, bytes, written);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      sleepSync(1);
    }
  }
}

function endGroup(): void {
  try {
    if (process.platform !== 'win32') kill(-processId, 'SIGKILL');
  } catch {
    // Not the leader of a group, as when PATH's node is a script that starts the real one.
  }
  exit(0);
}

/*
 * Node opens a debugger's port on SIGUSR1, and whoever reaches that port runs code in this process. The compactor under
 * test may send signals to it, so the signal does nothing here. Entries import this before anything else.
 */
process.on('SIGUSR1', () => {});

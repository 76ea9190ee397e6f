import { constants, getPriority, setPriority } from "node:os";

/**
 * Lets the calling thread wait where processors are short: pages, sign-in and the chat go before photos. Linux keeps a
 * priority for each thread (setpriority(2), "C library/kernel differences"); elsewhere it is the whole process's, and is
 * left as it is. Threads that are started later by this one wait as well.
 */
export function giveWay(): void {
	if (process.platform !== "linux") return;
	const { PRIORITY_BELOW_NORMAL } = constants.priority;
	if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
}

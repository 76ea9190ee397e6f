import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import { createBatchedRead } from "#db/batched-read.ts";
import { type AccountView, readAccountViews } from "#db/queries/account-view.ts";
import { type FoundSession, findSessions } from "#db/queries/sessions.ts";
import type { Store } from "#db/transaction.ts";

/** A statement that hangs does not hold up everybody, and a batch still gathers many. */
const PARALLEL = { parallel: 2 };

interface BatchedReads {
	/** By the hash of its token. */
	session: (tokenHash: string) => Promise<FoundSession | null>;
	account: (userId: number) => Promise<AccountView | null>;
}

const readsOfStores = new WeakMap<Store, BatchedReads>();

/** What nearly every call reads first. Not for use inside a transaction. */
export function batchedReads(store: Store): BatchedReads {
	const known = readsOfStores.get(store);
	if (known) return known;
	const { db } = store;
	const reads = {
		session: createBatchedRead((hashes: string[]) => findSessions(db, hashes, LEGAL_VERSION), PARALLEL),
		account: createBatchedRead((ids: number[]) => readAccountViews(db, ids, LEGAL_VERSION), PARALLEL),
	};
	readsOfStores.set(store, reads);
	return reads;
}

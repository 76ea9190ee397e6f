/** The store did not answer, or not in time, or it refused; asking again later may help. */
export class ObjectStoreUnavailableError extends Error {
	override readonly name = "ObjectStoreUnavailableError";
}

/** Bytes by key. Keys are `[a-z0-9_-]` segments joined by `/`, with an optional extension. */
export interface ObjectStore {
	/** The same for all processes that reach the same objects, and for no others. */
	readonly id: string;
	put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
	/** Null when there is no such object. */
	get(key: string): Promise<Uint8Array | null>;
	/** Deleting what is not there is fine. */
	delete(key: string): Promise<void>;
	/** Keys under a prefix that ends in `/`, in no order. */
	list(prefix: string): Promise<string[]>;
	/** Writes and reads one small object; throws when the store does not work. */
	check(): Promise<void>;
}

import type { ItaClass } from "@dewlight/core/skin/observation.ts";
import type { QualityCheckName, QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import type { ModelCall } from "./assistant.ts";

/** Counts and times what happens, without a person in any of it. */
export interface Meter {
	/** Something a person, a job or an operator did, by its name in the audit log. */
	event(action: string): void;
	answered(answer: { method: string; route: string; status: number; seconds: number }): void;
	/** By the error's code, or `unexpected` for a fault of ours. */
	refused(code: string): void;
	jobEnded(run: { job: string; outcome: "done" | "failed"; seconds: number }): void;
	/** `tone` is null where no skin could be read. */
	judged(photo: { status: QualityStatus; tone: ItaClass | null; failedChecks: QualityCheckName[] }): void;
	analyzed(run: { outcome: "done" | "refused" | "busy" | "failed"; seconds: number }): void;
	modelCalled(
		call: Pick<ModelCall, "vendor" | "outcome" | "inputTokens" | "outputTokens" | "latencyMs">,
	): void;
	/** A call to a rented part. */
	called(call: { part: "mail" | "object_store" | "payments"; outcome: string; seconds: number }): void;
}

/** For a process whose figures nobody reads. */
export const noMeter: Meter = {
	event: () => undefined,
	answered: () => undefined,
	refused: () => undefined,
	jobEnded: () => undefined,
	judged: () => undefined,
	analyzed: () => undefined,
	modelCalled: () => undefined,
	called: () => undefined,
};

/** Structured log of use cases and jobs. Never takes photos, notes, passwords, tokens or chat text. */
export interface Log {
	info(fields: Record<string, unknown>, message: string): void;
	warn(fields: Record<string, unknown>, message: string): void;
	error(fields: Record<string, unknown>, message: string): void;
}

/** The only source of the current time on the server. */
export interface Clock {
	now: () => Date;
}

/** The development clock: real time plus an offset that `/dev/clock` moves. */
export interface MovableClock extends Clock {
	set(now: Date): void;
	advance(milliseconds: number): void;
	reset(): void;
}

/** The only source of randomness on the server. */
export interface Ids {
	/** RFC 9562 version 4. */
	uuid: () => string;
	/** 32 random bytes, base64url; for cookies and mailed links. */
	secret: () => string;
	/** 16 random bytes, base64url; for file names nobody should guess. */
	name: () => string;
}

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

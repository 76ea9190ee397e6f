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

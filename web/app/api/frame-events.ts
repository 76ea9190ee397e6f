import type { ProofPart } from "@dewlight/contracts/constants.ts";
import type { PlanKey } from "@dewlight/contracts/plans.ts";
import type { TriggerEvent } from "@dewlight/contracts/trigger-events.ts";

const FEEDBACK_EVENT = "feedbackRequested";

/** Asks for the feedback dialog from anywhere; `source` says where from, at most 50 characters (NAV-A8). */
export function requestFeedback(source: string): void {
	window.dispatchEvent(new CustomEvent(FEEDBACK_EVENT, { detail: { source } }));
}

/** Calls the listener with the source of each request; returns the way to stop. */
export function onFeedbackRequested(listener: (source: string) => void): () => void {
	const hear = (event: Event) => listener(sourceOf(event));
	window.addEventListener(FEEDBACK_EVENT, hear);
	return () => window.removeEventListener(FEEDBACK_EVENT, hear);
}

function sourceOf(event: Event): string {
	const detail: unknown = event instanceof CustomEvent ? event.detail : null;
	const named = typeof detail === "object" && detail !== null && "source" in detail;
	return named && typeof detail.source === "string" ? detail.source : "general";
}

/**
 * Tells the page that a limit was met; global dialogs listen (NAV-21, NAV-22). `refusal` is the body that said so, taken
 * as it came: whoever shows it reads it.
 */
export function dispatchLimitEvent(name: TriggerEvent, plan: PlanKey, refusal?: object): void {
	window.dispatchEvent(new CustomEvent(name, { detail: { plan, ...(refusal && { limit: refusal }) } }));
}

const sessionEndListeners = new Set<() => void>();

/** Called when a 401 says that the session is gone (AUTH-A21). */
export function onSessionEnded(listener: () => void): () => void {
	sessionEndListeners.add(listener);
	return () => sessionEndListeners.delete(listener);
}

export function reportSessionEnded(): void {
	for (const listener of sessionEndListeners) listener();
}

/** A question to the person; `answer` is called once, with whether the proof was given. */
export interface ProofQuestion {
	needs: readonly ProofPart[];
	answer: (given: boolean) => void;
}

type Asker = (question: ProofQuestion) => void;

/** The person was asked to prove who they are and did not want to. Nothing was done, and nothing went wrong. */
export class ProofDeclinedError extends Error {
	constructor() {
		super("The person did not confirm who they are.");
		this.name = "ProofDeclinedError";
	}
}

let asker: Asker | null = null;
let open: { answer: (given: boolean) => void; answered: Promise<boolean> } | null = null;

/** Whoever shows the question; one at a time. Returns the way to stop, which declines what is open. */
export function onProofAsked(next: Asker): () => void {
	asker = next;
	return () => {
		if (asker === next) asker = null;
		open?.answer(false);
	};
}

/** Asks the person. Null where nobody is there to ask. Calls that need it at once share one question. */
export async function askForProof(needs: readonly ProofPart[]): Promise<boolean | null> {
	if (asker === null) return null;
	if (open === null) {
		const { promise, resolve } = Promise.withResolvers<boolean>();
		const answer = (given: boolean) => {
			open = null;
			resolve(given);
		};
		open = { answer, answered: promise };
		asker({ needs, answer });
	}
	return open.answered;
}

/** A call that failed, which is not the same as one the person thought better of. */
export function hasFailed({ error }: { error: Error | null }): boolean {
	return error !== null && !(error instanceof ProofDeclinedError);
}

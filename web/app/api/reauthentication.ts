import type { ProofPart } from "@dewlight/contracts/constants.ts";

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

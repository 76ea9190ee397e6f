import { useEffect, useState } from "react";
import { onProofAsked, type ProofQuestion } from "#api/reauthentication.ts";

/** The question that waits for an answer, and the way to answer it. Who is signed out meanwhile declines. */
export function useProofQuestion(isSignedIn: boolean): [ProofQuestion | null, (given: boolean) => void] {
	const [question, setQuestion] = useState<ProofQuestion | null>(null);
	useEffect(() => {
		if (!isSignedIn) return undefined;
		const stop = onProofAsked(setQuestion);
		return () => {
			stop();
			setQuestion(null);
		};
	}, [isSignedIn]);
	const answer = (given: boolean) => {
		setQuestion(null);
		question?.answer(given);
	};
	return [question, answer];
}

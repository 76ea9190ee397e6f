import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { consentsQuery } from "../account-calls.ts";
import { failureText, type Outcome } from "../settings-parts.tsx";

interface ConsentDecisionOptions {
	save: (decision: PhotoConsentDecision) => Promise<unknown>;
	words: { granted: string; revoked: string; failed: string };
}

/** One consent's answer: saved, read again and told of; whether the question before revoking it is open. */
export function useConsentDecision({ save, words }: ConsentDecisionOptions) {
	const queryClient = useQueryClient();
	const [asking, setAsking] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const decide = useMutation({
		mutationFn: save,
		onMutate: () => setOutcome(null),
		onSuccess: async (_nothing, decision) => {
			await queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey });
			setOutcome({ good: true, text: decision === "granted" ? words.granted : words.revoked });
		},
		onError: (error) => setOutcome({ good: false, text: failureText(error, words.failed) }),
		onSettled: () => setAsking(false),
	});
	return { decide, outcome, asking, setAsking };
}

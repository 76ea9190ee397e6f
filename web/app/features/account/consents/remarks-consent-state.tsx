import {
	REMARKS_CONSENT_VERSION,
	type RemarksConsent,
	remarksConsentAnswerSchema,
} from "@dewlight/contracts/consents.ts";
import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "#api/request.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import { accountCopy } from "../copy.ts";
import { dayOf } from "../day-of.ts";
import { failureText } from "../failure-text.ts";
import { type Outcome, OutcomeNotice } from "../outcome-notice.tsx";
import { consentsCopy } from "./copy.ts";
import { consentsQuery } from "./read-consents.ts";
import { remarksCopy as copy, remarksCopy } from "./remarks-copy.ts";

/** Absent where no model takes pictures and nothing was ever agreed to. */
export function RemarksConsentState({ remarks }: { remarks: RemarksConsent }) {
	const { provider, available, decision } = remarks;
	if (provider === null || (!available && decision !== "granted")) return null;
	return <Answer remarks={remarks} provider={provider} />;
}

function Answer({ remarks, provider }: { remarks: RemarksConsent; provider: string }) {
	const queryClient = useQueryClient();
	const [asking, setAsking] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const decide = useMutation({
		mutationFn: (decision: PhotoConsentDecision) => decideRemarksConsent({ decision, provider }),
		onMutate: () => setOutcome(null),
		onSuccess: async (_nothing, decision) => {
			await queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey });
			setOutcome({ good: true, text: decision === "granted" ? copy.granted(provider) : copy.revoked });
		},
		onError: (error) => setOutcome({ good: false, text: failureText(error, copy.failed) }),
		onSettled: () => setAsking(false),
	});
	const { decision, decided_at, version, current_version, earlier_provider } = remarks;
	const isOld = decision === "granted" && version !== current_version;
	const agreed = decision === "granted" && !isOld;
	return (
		<div className="grid gap-5 border-t border-line pt-6">
			<div className="grid gap-1.5">
				<h3 className="text-h3">{copy.title}</h3>
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<Tag tone={agreed ? "sage" : "neutral"}>
						{isOld ? copy.textChanged : consentsCopy.state[decision ?? "none"]}
					</Tag>
					{decided_at !== null && (
						<span className="text-small text-ink-2">{consentsCopy.on(dayOf(decided_at))}</span>
					)}
				</p>
				<p className="pt-1">{agreed ? copy.goesTo(provider) : copy.goesNowhere}</p>
				{earlier_provider !== null && <p>{copy.otherProvider(earlier_provider, provider)}</p>}
			</div>
			<RemarksConsentFacts provider={provider} />
			<OutcomeNotice outcome={outcome} />
			{decision === "granted" && (
				<Button tone="secondary" className="wide:justify-self-start" onClick={() => setAsking(true)}>
					{copy.revoke}
				</Button>
			)}
			{!agreed && remarks.available && (
				<Button
					tone="secondary"
					busy={decide.isPending}
					className="wide:justify-self-start"
					onClick={() => decide.mutate("granted")}
				>
					{decide.isPending ? consentsCopy.granting : copy.grant(provider)}
				</Button>
			)}
			{decision === null && earlier_provider !== null && (
				<Button
					tone="secondary"
					busy={decide.isPending}
					className="wide:justify-self-start"
					onClick={() => decide.mutate(DECLINED)}
				>
					{copy.decline}
				</Button>
			)}
			{asking && (
				<AlertDialog
					open
					danger
					title={copy.revokeTitle}
					description={copy.revokeText}
					cancelLabel={accountCopy.cancel}
					confirmLabel={consentsCopy.revokeConfirm}
					busy={decide.isPending}
					onCancel={() => setAsking(false)}
					onConfirm={() => decide.mutate(REVOKED)}
				/>
			)}
		</div>
	);
}

const REVOKED: PhotoConsentDecision = "revoked";
const DECLINED: PhotoConsentDecision = "declined";

/** Records the answer to the text of today's version, for the provider the text named. */
async function decideRemarksConsent(answer: {
	decision: PhotoConsentDecision;
	provider: string;
}): Promise<void> {
	await request("decideRemarksConsent", {
		answer: remarksConsentAnswerSchema,
		body: { ...answer, version: REMARKS_CONSENT_VERSION },
	});
}

/** What a person agrees to before a model may look at their face. */
function RemarksConsentFacts({ provider }: { provider: string }) {
	return (
		<dl className="grid gap-4">
			{remarksCopy.facts(provider).map(({ name, text }) => (
				<div key={name} className="grid gap-0.5">
					<dt className="font-semibold">{name}</dt>
					<dd className="text-ink-2 [overflow-wrap:anywhere]">{text}</dd>
				</div>
			))}
		</dl>
	);
}

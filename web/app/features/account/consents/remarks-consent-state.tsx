import { BRAND } from "@dewlight/contracts/brand.ts";
import { consentApi, REMARKS_CONSENT_VERSION, type RemarksConsent } from "@dewlight/contracts/consents.ts";
import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { call } from "#api/call.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import { accountCopy, consentsCopy, dayOf } from "../copy.ts";
import { OutcomeNotice } from "../settings-parts.tsx";
import { useConsentDecision } from "./use-consent-decision.ts";

/** The text that REMARKS_CONSENT_VERSION of the contracts stands for: change one only together with the other. */
const remarksCopy = {
	title: "A model's own remarks on your photo",
	goesTo: (provider: string) => `With each new scan, your face is shown to ${provider}.`,
	goesNowhere: "Your photo is shown to nobody else. Your report is just as complete without this.",
	otherProvider: (earlier: string, provider: string) =>
		`Your last answer was about ${earlier}. It does not count for ${provider}.`,
	textChanged: "Not agreed to the new text",
	facts: (provider: string) => [
		{
			name: "What is sent",
			text: "Your face cut out of the photo and turned upright, as a small picture. No file name, no location or camera data, no name, no e-mail address and nothing of your report.",
		},
		{
			name: "To whom",
			text: `${provider}, whose language model looks at it. If that changes, we ask again.`,
		},
		{
			name: "What for",
			text: `A few remarks in the model's own words, in a section of their own in the report. ${BRAND.name} measures nothing by them, and neither plan nor picks depend on them.`,
		},
		{
			name: "For how long",
			text: `We do not keep the picture at all. How long ${provider} keeps it is set by its own terms. The remarks stay in your report until you delete your account.`,
		},
	],
	grant: (provider: string) => `Agree to show it to ${provider}`,
	granted: (provider: string) => `Saved. From the next scan on, ${provider} sees your face too.`,
	decline: "Show it to nobody",
	revoke: "Stop showing my face",
	revokeTitle: "Stop showing your face?",
	revokeText:
		"From now on no picture leaves. Remarks that stand in your reports stay there. What the provider already received is subject to its own terms. You can agree again at any time.",
	revoked: "Saved. No picture leaves.",
	failed: "Your choice could not be saved. Please try again.",
} as const;

/** Absent where no model takes pictures and nothing was ever agreed to. */
export function RemarksConsentState({ remarks }: { remarks: RemarksConsent }) {
	const { provider, available, decision } = remarks;
	if (provider === null || (!available && decision !== "granted")) return null;
	return <Answer remarks={remarks} provider={provider} />;
}

function Answer({ remarks, provider }: { remarks: RemarksConsent; provider: string }) {
	const { decide, outcome, asking, setAsking } = useConsentDecision({
		save: (decision) => decideRemarksConsent({ decision, provider }),
		words: { ...remarksCopy, granted: remarksCopy.granted(provider) },
	});
	const { decision, decided_at, version, current_version, earlier_provider } = remarks;
	const isOld = decision === "granted" && version !== current_version;
	const agreed = decision === "granted" && !isOld;
	return (
		<div className="grid gap-5 border-t border-line pt-6">
			<div className="grid gap-1.5">
				<h3 className="text-h3">{remarksCopy.title}</h3>
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<Tag tone={agreed ? "sage" : "neutral"}>
						{isOld ? remarksCopy.textChanged : consentsCopy.state[decision ?? "none"]}
					</Tag>
					{decided_at !== null && (
						<span className="text-small text-ink-2">{consentsCopy.on(dayOf(decided_at))}</span>
					)}
				</p>
				<p className="pt-1">{agreed ? remarksCopy.goesTo(provider) : remarksCopy.goesNowhere}</p>
				{earlier_provider !== null && <p>{remarksCopy.otherProvider(earlier_provider, provider)}</p>}
			</div>
			<RemarksConsentFacts provider={provider} />
			<OutcomeNotice outcome={outcome} />
			{decision === "granted" && (
				<Button tone="secondary" className="wide:justify-self-start" onClick={() => setAsking(true)}>
					{remarksCopy.revoke}
				</Button>
			)}
			{!agreed && remarks.available && (
				<Button
					tone="secondary"
					busy={decide.isPending}
					className="wide:justify-self-start"
					onClick={() => decide.mutate("granted")}
				>
					{decide.isPending ? consentsCopy.granting : remarksCopy.grant(provider)}
				</Button>
			)}
			{decision === null && earlier_provider !== null && (
				<Button
					tone="secondary"
					busy={decide.isPending}
					className="wide:justify-self-start"
					onClick={() => decide.mutate(DECLINED)}
				>
					{remarksCopy.decline}
				</Button>
			)}
			{asking && (
				<AlertDialog
					open
					danger
					title={remarksCopy.revokeTitle}
					description={remarksCopy.revokeText}
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
	await call(consentApi.decideRemarksConsent, {
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

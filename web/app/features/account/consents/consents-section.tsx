import type { ConsentsAnswer, PhotoConsent } from "@dewlight/contracts/consents.ts";
import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { useQuery } from "@tanstack/react-query";
import { decidePhotoConsent } from "#api/photo-calls.ts";
import { legalPath } from "#paths.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button, TextLink } from "#ui/button.tsx";
import { Accordion } from "#ui/disclosure.tsx";
import { RetryNotice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/page.tsx";
import { PhotoConsentFacts } from "#ui/photo-consent-facts.tsx";
import { Tag } from "#ui/tag.tsx";
import { consentsQuery, READ_ABOVE } from "../account-calls.ts";
import { accountCopy, consentsCopy as copy, dayOf } from "../copy.ts";
import { OutcomeNotice, readFailureText, SettingsSection } from "../settings-parts.tsx";
import { RemarksConsentState } from "./remarks-consent-state.tsx";
import { useConsentDecision } from "./use-consent-decision.ts";

export function ConsentsSection() {
	return (
		<SettingsSection id="consents" title={copy.title} lead={copy.lead}>
			<Consents />
		</SettingsSection>
	);
}

function Consents() {
	const { data, isError, error, isFetching, refetch } = useQuery({ ...consentsQuery, ...READ_ABOVE });
	if (data !== undefined) {
		return (
			<>
				<PhotoConsentState photo={data.photo} />
				<RemarksConsentState remarks={data.remarks} />
				<LegalState legal={data.legal} />
				<ConsentHistory history={data.history} />
			</>
		);
	}
	if (isError) {
		return (
			<RetryNotice
				text={readFailureText(error, copy.loadFailed)}
				retryLabel={accountCopy.retry}
				busy={isFetching}
				onRetry={() => void refetch()}
			/>
		);
	}
	return (
		<>
			<output className="sr-only">{copy.loading}</output>
			<Skeleton className="h-8 w-2/3" />
			<Skeleton className="h-40" />
		</>
	);
}

function PhotoConsentState({ photo }: { photo: PhotoConsent }) {
	const { decide, outcome, asking, setAsking } = useConsentDecision({
		save: decidePhotoConsent,
		words: copy,
	});
	const agreed = photo.decision === "granted";
	const isOld = agreed && photo.version !== photo.current_version;
	return (
		<div className="grid gap-5">
			<div className="grid gap-1.5">
				<h3 className="text-h3">{copy.photo}</h3>
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<Tag tone={agreed ? "sage" : "neutral"}>
						{isOld ? copy.textChanged : copy.state[photo.decision ?? "none"]}
					</Tag>
					{photo.decided_at !== null && (
						<span className="text-small text-ink-2">{decidedWords(photo.decided_at, photo.source)}</span>
					)}
				</p>
				{!agreed && <p className="pt-1">{photo.decision === null ? copy.notAsked : copy.refused}</p>}
				{isOld && <p className="pt-1">{copy.earlierText}</p>}
			</div>
			<PhotoConsentFacts />
			<OutcomeNotice outcome={outcome} />
			{(!agreed || isOld) && (
				<Button
					busy={decide.isPending}
					className="wide:justify-self-start"
					onClick={() => decide.mutate("granted")}
				>
					{decide.isPending ? copy.granting : isOld ? copy.grantToday : copy.grant}
				</Button>
			)}
			{agreed && (
				<Button tone="secondary" className="wide:justify-self-start" onClick={() => setAsking(true)}>
					{copy.revoke}
				</Button>
			)}
			{asking && (
				<AlertDialog
					open
					danger
					title={copy.revokeTitle}
					description={copy.revokeText}
					cancelLabel={accountCopy.cancel}
					confirmLabel={copy.revokeConfirm}
					busy={decide.isPending}
					onCancel={() => setAsking(false)}
					onConfirm={() => decide.mutate(REVOKED)}
				/>
			)}
		</div>
	);
}

const REVOKED: PhotoConsentDecision = "revoked";

function decidedWords(at: string, source: PhotoConsent["source"]): string {
	const when = copy.on(dayOf(at));
	return source === "upload" ? `${when}, ${copy.byUpload}` : when;
}

function ConsentHistory({ history }: { history: ConsentsAnswer["history"] }) {
	return (
		<Accordion
			name="consent-history"
			items={[{ title: copy.history, content: <Rows history={history} /> }]}
		/>
	);
}

function Rows({ history }: { history: ConsentsAnswer["history"] }) {
	if (history.length === 0) return <p>{copy.historyEmpty}</p>;
	return (
		<ol className="grid gap-3">
			{history.map(({ kind, provider, decision, version, at }) => (
				<li key={`${kind} ${at} ${decision}`} className="grid gap-x-4 wide:grid-cols-[11rem_minmax(0,1fr)]">
					<time dateTime={at}>{dayOf(at)}</time>
					<span className="text-ink">
						{copy.kinds[kind]}
						{provider !== null && ` ${copy.by(provider)}`}: {copy.decisions[decision]}
						<span className="text-small text-ink-2">, {copy.version(version)}</span>
					</span>
				</li>
			))}
		</ol>
	);
}

const TEXTS = [
	{ to: legalPath("terms"), name: copy.readTerms },
	{ to: legalPath("privacy"), name: copy.readPrivacy },
	{ to: legalPath("disclaimer"), name: copy.readDisclaimer },
];

function LegalState({ legal }: { legal: ConsentsAnswer["legal"] }) {
	return (
		<div className="grid gap-1.5 border-t border-line pt-6">
			<h3 className="text-h3">{copy.legal}</h3>
			<p className="text-ink-2">
				{legal.agreed_to_terms && legal.agreed_at !== null
					? copy.legalAccepted(dayOf(legal.agreed_at), legal.version ?? "")
					: copy.legalNone}
			</p>
			<ul className="flex flex-wrap gap-x-5">
				{TEXTS.map(({ to, name }) => (
					<li key={to}>
						<TextLink to={to} className="inline-flex min-h-11 items-center">
							{name}
						</TextLink>
					</li>
				))}
			</ul>
		</div>
	);
}

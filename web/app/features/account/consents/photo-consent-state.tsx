import type { PhotoConsent } from "@dewlight/contracts/consents.ts";
import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { decidePhotoConsent } from "#api/photo-calls.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { PhotoConsentFacts } from "#ui/photo-consent-facts.tsx";
import { Tag } from "#ui/tag.tsx";
import { accountCopy } from "../copy.ts";
import { dayOf } from "../day-of.ts";
import { OutcomeNotice } from "../outcome-notice.tsx";
import { consentsCopy as copy } from "./copy.ts";
import { useConsentDecision } from "./use-consent-decision.ts";

export function PhotoConsentState({ photo }: { photo: PhotoConsent }) {
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

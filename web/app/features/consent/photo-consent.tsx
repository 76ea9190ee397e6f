import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { type ReactNode, useState } from "react";
import { errorText } from "#api/api-error.ts";
import { decidePhotoConsent } from "#api/photo-calls.ts";
import { useUser } from "#api/session.ts";
import { Button } from "#ui/button.tsx";
import { startScreenAgain } from "#ui/focus.ts";
import { Notice } from "#ui/notice.tsx";
import { Card } from "#ui/page.tsx";
import { PhotoConsentFacts } from "#ui/photo-consent-facts.tsx";
import { LightForm } from "#ui/state-view.tsx";
import { consentCopy as copy } from "./copy.ts";

const withoutCopy = copy.without;

interface View {
	title: string;
	lead: string;
	children: ReactNode;
}

interface PhotoConsentProps {
	/** Draws the screen that the question stands on. */
	frame: (view: View) => ReactNode;
	/** The way on for somebody who does not agree. */
	withoutPhoto: ReactNode;
	/** What needs a photo; stands there only after a yes. */
	children: ReactNode;
}

/** Asks before the first photo. A yes that is taken back meanwhile brings the question back and keeps what was chosen. */
export function PhotoConsent({ frame, withoutPhoto, children }: PhotoConsentProps) {
	const consent = useUser()?.photo_consent ?? null;
	const granted = consent === "granted";
	const [opened, setOpened] = useState(granted);
	const [asking, setAsking] = useState(false);
	if (granted && !opened) setOpened(true);

	const ask = (again: boolean) => {
		setAsking(again);
		startScreenAgain();
	};

	return (
		<>
			{opened && <div hidden={!granted}>{children}</div>}
			{!granted &&
				(isRefusal(consent) && !asking
					? frame({
							title: copy.without.title,
							lead: copy.without.lead,
							children: <NoPhoto onward={withoutPhoto} onAskAgain={() => ask(true)} />,
						})
					: frame({
							title: copy.title,
							lead: copy.lead,
							children: <ConsentQuestion onAnswered={() => ask(false)} />,
						}))}
		</>
	);
}

function isRefusal(consent: PhotoConsentDecision | null): boolean {
	return consent === "declined" || consent === "revoked";
}

/** The text, and the two answers; neither is preselected. */
function ConsentQuestion({ onAnswered }: { onAnswered: () => void }) {
	const [saving, setSaving] = useState<PhotoConsentDecision>();
	const [problem, setProblem] = useState<string>();

	const answer = async (decision: PhotoConsentDecision) => {
		setSaving(decision);
		setProblem(undefined);
		try {
			await decidePhotoConsent(decision);
			onAnswered();
		} catch (error) {
			setProblem(errorText(error, copy.failed));
		} finally {
			setSaving(undefined);
		}
	};

	return (
		<div className="grid gap-6">
			<Card className="grid gap-4">
				<PhotoConsentFacts />
				<dl>
					<dt className="font-semibold">{copy.takeBack.name}</dt>
					<dd className="text-ink-2">{copy.takeBack.text}</dd>
				</dl>
			</Card>
			{problem !== undefined && (
				<Notice tone="danger" live="alert">
					{problem}
				</Notice>
			)}
			<div className="grid gap-3 wide:flex wide:flex-row-reverse wide:justify-start">
				<Button
					busy={saving === "granted"}
					disabled={saving !== undefined}
					onClick={() => void answer("granted")}
				>
					{saving === "granted" ? copy.agreeing : copy.agree}
				</Button>
				<Button
					tone="secondary"
					busy={saving === "declined"}
					disabled={saving !== undefined}
					onClick={() => void answer("declined")}
				>
					{saving === "declined" ? copy.agreeing : copy.refuse}
				</Button>
			</div>
		</div>
	);
}

/** After a no: what works all the same, the way on, and the way back to the question. */
function NoPhoto({ onward, onAskAgain }: { onward: ReactNode; onAskAgain: () => void }) {
	return (
		<div className="grid animate-rise gap-6">
			<div className="grid items-center gap-x-6 gap-y-3 rounded-lg bg-silk p-6 wide:grid-cols-[auto_minmax(0,1fr)]">
				<LightForm light="full" className="size-20" />
				<p>{withoutCopy.works}</p>
			</div>
			<div className="grid gap-3 wide:flex wide:flex-row-reverse wide:justify-start">
				{onward}
				<Button tone="quiet" onClick={onAskAgain}>
					{withoutCopy.change}
				</Button>
			</div>
		</div>
	);
}

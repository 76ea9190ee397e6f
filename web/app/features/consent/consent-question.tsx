import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import { useState } from "react";
import { errorText } from "#api/api-error.ts";
import { decidePhotoConsent } from "#api/decide-photo-consent.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { PhotoConsentFacts } from "#ui/photo-consent-facts.tsx";
import { consentCopy as copy } from "./copy.ts";

/** The text, and the two answers; neither is preselected. */
export function ConsentQuestion({ onAnswered }: { onAnswered: () => void }) {
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

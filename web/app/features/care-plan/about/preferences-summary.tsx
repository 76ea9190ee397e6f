import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import { aboutCopy } from "../copy.ts";
import type { ChangeOutcome } from "../use-profile-change.ts";
import { preferenceWords } from "./preference-words.ts";

const copy = aboutCopy.preferences;
const PreferencesDialog = lazy(async () => ({
	default: (await import("./preferences-dialog.tsx")).PreferencesDialog,
}));

interface PreferencesSummaryProps {
	preferences: Preferences;
	onSave: (preferences: Preferences) => Promise<ChangeOutcome>;
}

/** What the person told about age, safety, feeling and taste, and the way to change it. */
export function PreferencesSummary({ preferences, onSave }: PreferencesSummaryProps) {
	const [open, setOpen] = useState(false);
	const [said, setSaid] = useState("");
	const words = preferenceWords(preferences);
	const save = async (next: Preferences) => {
		setSaid("");
		const outcome = await onSave(next);
		if (outcome === "saved") setSaid(copy.saved);
		return outcome;
	};
	return (
		<section aria-labelledby="preferences-title" className="grid content-start gap-3">
			<div className="flex min-h-11 items-center justify-between gap-4">
				<h3 id="preferences-title" className="text-h3">
					{copy.title}
				</h3>
				<Button
					tone="quiet"
					size="small"
					aria-label={copy.editLabel}
					onClick={() => setOpen(true)}
					className="-mr-2 shrink-0 print:hidden"
				>
					<SlidersHorizontal aria-hidden="true" className="size-4" />
					{copy.edit}
				</Button>
			</div>
			{words.length === 0 ? (
				<p className="max-w-reading text-ink-2">{copy.none}</p>
			) : (
				<ul className="flex flex-wrap gap-2">
					{words.map((word) => (
						<li key={word}>
							<Tag>{word}</Tag>
						</li>
					))}
				</ul>
			)}
			<output className="text-small font-medium text-sage empty:sr-only">{said}</output>
			<Suspense fallback={null}>
				{open && <PreferencesDialog preferences={preferences} onSave={save} onClose={() => setOpen(false)} />}
			</Suspense>
		</section>
	);
}

import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { PLAN_ANSWERS_HASH } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { fineTuneCopy } from "#ui/fine-tune/copy.ts";
import { OpenQuestions } from "#ui/fine-tune/open-questions.tsx";
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
	const { hash, pathname } = useLocation();
	const navigate = useNavigate();
	const [open, setOpen] = useState(hash === PLAN_ANSWERS_HASH);
	const [said, setSaid] = useState("");
	const words = preferenceWords(preferences);
	const save = async (next: Preferences) => {
		setSaid("");
		const outcome = await onSave(next);
		if (outcome === "saved") setSaid(copy.saved);
		return outcome;
	};
	const close = () => {
		setOpen(false);
		if (hash !== "") void navigate(pathname, { replace: true, preventScrollReset: true });
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
			<OpenQuestions preferences={preferences}>
				<Button tone="secondary" size="small" onClick={() => setOpen(true)}>
					{fineTuneCopy.open.answer}
				</Button>
			</OpenQuestions>
			<output className="text-small font-medium text-sage empty:sr-only">{said}</output>
			<Suspense fallback={null}>
				{open && <PreferencesDialog preferences={preferences} onSave={save} onClose={close} />}
			</Suspense>
		</section>
	);
}

import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { SlidersHorizontal, X } from "lucide-react";
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { PLAN_ANSWERS_HASH } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { FIELD_STYLE, FieldError } from "#ui/field.tsx";
import { fineTuneCopy } from "#ui/fine-tune/copy.ts";
import { allergyWords, CONDITIONS, readTags } from "#ui/fine-tune/health-questions.tsx";
import { OpenQuestions } from "#ui/fine-tune/open-questions.tsx";
import { Card } from "#ui/page.tsx";
import { Tag } from "#ui/tag.tsx";
import { carePlanCopy } from "../copy.ts";
import type { ChangeOutcome, ProfileChange } from "../profile-change.ts";
import { aboutCopy } from "./copy.ts";

const preferencesCopy = aboutCopy.preferences;
const PreferencesDialog = lazy(async () => ({
	default: (await import("./preferences-dialog.tsx")).PreferencesDialog,
}));

interface AboutYouProps {
	profile: Profile;
	onChange: (change: ProfileChange) => Promise<ChangeOutcome>;
}

/** What the plan is made for: skin type, goals, concerns and everything told beside them (PLAN-02 to PLAN-09). */
export function AboutYou({ profile, onChange }: AboutYouProps) {
	return (
		<section aria-labelledby="about-you-title">
			<h2 id="about-you-title" className="sr-only">
				{aboutCopy.title}
			</h2>
			<Card className="grid gap-7">
				<dl className="flex flex-wrap gap-x-12 gap-y-4">
					<Fact label={aboutCopy.skinType} value={profile.skin_type} />
					{profile.skin_sensitivity !== null && (
						<Fact label={aboutCopy.sensitivity} value={profile.skin_sensitivity} />
					)}
				</dl>
				<div className="grid gap-7 desk:grid-cols-2 desk:gap-10">
					<TagEditor
						{...aboutCopy.goals}
						offered={GOAL_OPTIONS}
						tags={profile.goals}
						onSave={(tags) => onChange({ kind: "tags", field: "goals", tags })}
					/>
					<TagEditor
						{...aboutCopy.issues}
						offered={CONCERN_OPTIONS}
						tags={profile.issues}
						onSave={(tags) => onChange({ kind: "tags", field: "issues", tags })}
					/>
				</div>
				<div className="border-t border-line pt-6">
					<PreferencesSummary
						preferences={profile.preferences}
						noted={profile.told_in_note}
						planned={profile.care_plan !== null}
						onSave={(preferences) => onChange({ kind: "preferences", preferences })}
					/>
				</div>
			</Card>
		</section>
	);
}

function Fact({ label, value }: { label: string; value: string | null }) {
	return (
		<div className="grid gap-0.5">
			<dt className="text-small text-ink-2">{label}</dt>
			<dd className="font-display text-[1.625rem] leading-tight">{value ?? aboutCopy.notSet}</dd>
		</div>
	);
}

interface PreferencesSummaryProps {
	preferences: Preferences;
	/** What the newest note told beside the answers. */
	noted: readonly string[];
	/** Without a plan no answer can make it safer. */
	planned: boolean;
	onSave: (preferences: Preferences) => Promise<ChangeOutcome>;
}

/** What the person told about age, safety, feeling and taste, and the way to change it. */
function PreferencesSummary({ preferences, noted, planned, onSave }: PreferencesSummaryProps) {
	const { hash, pathname } = useLocation();
	const navigate = useNavigate();
	const [open, setOpen] = useState(hash === PLAN_ANSWERS_HASH);
	const [said, setSaid] = useState("");
	const words = preferenceWords(preferences);
	const save = async (next: Preferences) => {
		setSaid("");
		const outcome = await onSave(next);
		if (outcome === "saved") setSaid(preferencesCopy.saved);
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
					{preferencesCopy.title}
				</h3>
				<Button
					tone="quiet"
					size="small"
					aria-label={preferencesCopy.editLabel}
					onClick={() => setOpen(true)}
					className="-mr-2 shrink-0 print:hidden"
				>
					<SlidersHorizontal aria-hidden="true" className="size-4" />
					{preferencesCopy.edit}
				</Button>
			</div>
			{words.length + noted.length === 0 && (
				<p className="max-w-reading text-ink-2">{preferencesCopy.none}</p>
			)}
			{words.length > 0 && <Told words={words} />}
			{noted.length > 0 && (
				<div className="grid gap-2">
					<h4 className="text-small text-ink-2">{preferencesCopy.fromNote}</h4>
					<Told words={noted.map(preferencesCopy.noted)} />
				</div>
			)}
			{planned && (
				<OpenQuestions preferences={preferences}>
					<Button tone="secondary" size="small" onClick={() => setOpen(true)}>
						{fineTuneCopy.open.answer}
					</Button>
				</OpenQuestions>
			)}
			<output className="text-small font-medium text-sage empty:sr-only">{said}</output>
			<Suspense fallback={null}>
				{open && <PreferencesDialog preferences={preferences} onSave={save} onClose={close} />}
			</Suspense>
		</section>
	);
}

function Told({ words }: { words: readonly string[] }) {
	return (
		<ul className="flex flex-wrap gap-2">
			{words.map((word) => (
				<li key={word}>
					<Tag>{word}</Tag>
				</li>
			))}
		</ul>
	);
}

function yesNo(answer: boolean | undefined, yes: string, no: string | null): string | null {
	if (answer === undefined) return null;
	return answer ? yes : no;
}

/** The answers in short words, safety first; what was not answered is not mentioned. */
export function preferenceWords(preferences: Preferences): string[] {
	const { age_band, pregnancy, budget, monk_tone, sensitivity_answers = {} } = preferences;
	const feelings = Object.keys(sensitivity_answers).length;
	const words = [
		age_band === undefined ? null : preferencesCopy.age(fineTuneCopy.age.options[age_band]),
		pregnancy && preferencesCopy.pregnancy[pregnancy],
		yesNo(preferences.prescription_retinoid, preferencesCopy.retinoid, null),
		yesNo(preferences.isotretinoin, preferencesCopy.isotretinoin, null),
		yesNo(preferences.prescription_acne, preferencesCopy.acneMedicine, null),
		...CONDITIONS.map((one) => yesNo(preferences[one], fineTuneCopy.conditions.options[one], null)),
		...(preferences.allergies ?? []).map((about) => preferencesCopy.allergy(allergyWords(about))),
		yesNo(preferences.sensitive_skin, preferencesCopy.sensitive, preferencesCopy.notSensitive),
		feelings === 0 ? null : preferencesCopy.feelings(feelings),
		monk_tone === undefined ? null : preferencesCopy.tone(monk_tone),
		yesNo(preferences.fragrance_free, preferencesCopy.fragranceFree, preferencesCopy.fragranceFine),
		budget && fineTuneCopy.budget.options[budget],
	];
	return words.filter((word) => word !== null && word !== undefined);
}

/** PLAN-A6. */
const LIMITS = { count: 20, length: 40 };

interface TagEditorProps {
	label: string;
	empty: string;
	placeholder: string;
	/** Words the plan knows, offered while typing. */
	offered: readonly string[];
	tags: readonly string[];
	onSave: (tags: string[]) => Promise<ChangeOutcome>;
}

/** A list of short words: typed with commas, added by Enter or the button, removed one by one (PLAN-03 to PLAN-09). */
function TagEditor({ label, empty, placeholder, offered, tags, onSave }: TagEditorProps) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [problem, setProblem] = useState<string>();
	const [said, setSaid] = useState("");

	const save = async (next: string[], success: string) => {
		setProblem(undefined);
		setSaid("");
		const outcome = await onSave(next);
		if (outcome === "failed") setProblem(carePlanCopy.saveFailed);
		if (outcome === "saved") setSaid(success);
		return outcome;
	};

	const add = async (event: FormEvent) => {
		event.preventDefault();
		const entry = readTags(typed, tags, LIMITS);
		if (entry.kind === "refused") return setProblem(entry.problem);
		setTyped("");
		if (entry.kind === "nothing") return setProblem(undefined);
		const outcome = await save(entry.tags, aboutCopy.added(entry.added.join(", ")));
		// What was typed comes back, unless something else was typed meanwhile.
		if (outcome === "failed") setTyped((now) => (now === "" ? typed : now));
	};

	const remove = (tag: string) => {
		input.current?.focus();
		void save(
			tags.filter((other) => other !== tag),
			aboutCopy.removed(tag),
		);
	};

	return (
		<section aria-labelledby={`${id}-label`} className="grid content-start gap-3">
			<h3 id={`${id}-label`} className="text-h3">
				{label}
			</h3>
			{tags.length === 0 ? (
				<p className="text-ink-2">{empty}</p>
			) : (
				<ul aria-labelledby={`${id}-label`} className="flex flex-wrap gap-2">
					{tags.map((tag) => (
						<li
							key={tag}
							className="inline-flex min-h-11 max-w-full items-center rounded-full bg-blush pl-4 font-medium outline-1 -outline-offset-1 outline-transparent text-fig print:min-h-0 print:pr-4"
						>
							<span className="min-w-0 break-words">{tag}</span>
							<button
								type="button"
								aria-label={aboutCopy.remove(tag)}
								onClick={() => remove(tag)}
								className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface/60 print:hidden"
							>
								<X aria-hidden="true" className="size-4" />
							</button>
						</li>
					))}
				</ul>
			)}
			<form onSubmit={(event) => void add(event)} className="grid gap-1.5 print:hidden">
				<div className="flex gap-2">
					<input
						ref={input}
						id={`${id}-input`}
						type="text"
						aria-label={aboutCopy.addTo(label)}
						aria-describedby={`${id}-hint`}
						aria-invalid={problem !== undefined || undefined}
						autoComplete="off"
						enterKeyHint="done"
						list={`${id}-offered`}
						placeholder={placeholder}
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
						className={`${FIELD_STYLE} min-h-12 min-w-0 flex-1`}
					/>
					<Button type="submit" tone="secondary">
						{aboutCopy.add}
					</Button>
				</div>
				<datalist id={`${id}-offered`}>
					{offered.map((word) => (
						<option key={word} value={word}>
							{word}
						</option>
					))}
				</datalist>
				<p id={`${id}-hint`} className="sr-only">
					{aboutCopy.hint}
				</p>
				{problem !== undefined && <FieldError>{problem}</FieldError>}
				<output className="sr-only">{said}</output>
			</form>
		</section>
	);
}

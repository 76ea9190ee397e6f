import type { User } from "@dewlight/contracts/accounts.ts";
import { PLAN_SECTIONS, type PlanSection } from "@dewlight/core/routine/care-plan.ts";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { TextLink } from "#ui/button.tsx";
import { guidesCopy } from "./copy.ts";
import type { Guide, GuideStep } from "./guide.ts";
import { LineText } from "./guide-parts.tsx";

const SEVENTH = (2 * Math.PI) / 7;
const PLACES = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
	day,
	x: (14 + 10 * Math.sin(day * SEVENTH)).toFixed(2),
	y: (14 - 10 * Math.cos(day * SEVENTH)).toFixed(2),
}));

const { sections, nothing, personal, own } = guidesCopy.routine;

/** A week of one described person; a plan of one's own is made from a scan. */
export function GuideRoutine({ routine }: { routine: Guide["routine"] }) {
	const user = useUser();
	const hasPlan = user?.onboarding_complete === true;
	const { before, link, after } = hasPlan ? own : personal;
	return (
		<div className="grid gap-5">
			<p>
				<LineText line={routine.person} />
			</p>
			<div className="grid divide-y divide-line rounded-lg border border-line bg-surface px-6 shadow-soft wide:px-8">
				{PLAN_SECTIONS.map((section) => (
					<div key={section} className="grid gap-4 py-6 wide:py-7">
						<h3 className="flex items-center gap-3 text-h3">
							<SlotMark slot={section} className="size-7 shrink-0" />
							{sections[section]}
						</h3>
						<Steps steps={routine[section]} />
					</div>
				))}
			</div>
			<p className="text-small text-ink-2">
				{before}
				<TextLink to={placeOf(user)}>{link}</TextLink>
				{after}
			</p>
		</div>
	);
}

function placeOf(user: User | null): string {
	if (user === null) return paths.register;
	return user.onboarding_complete ? paths.carePlan : paths.upload;
}

function Steps({ steps }: { steps: readonly GuideStep[] }) {
	if (steps.length === 0) return <p className="text-ink-2">{nothing}</p>;
	return (
		<ol className="grid gap-4">
			{steps.map(({ step, name, text }) => (
				<li key={step} className="grid gap-0.5">
					<strong className="font-semibold">{name}</strong>
					<span className="text-ink-2">
						<LineText line={text} />
					</span>
				</li>
			))}
		</ol>
	);
}

interface SlotMarkProps {
	slot: PlanSection;
	className?: string;
}

/** The time of day as light on a small form: full, a last edge of it, and a week of seven. Decoration. */
function SlotMark({ slot, className }: SlotMarkProps) {
	return (
		<svg viewBox="0 0 28 28" aria-hidden="true" className={className}>
			{slot === "weekly" ? <WeekOfLights /> : <Form lit={slot === "morning"} />}
		</svg>
	);
}

/** By day all but an edge is lit, by night only an edge is. */
function Form({ lit }: { lit: boolean }) {
	return (
		<>
			<circle cx="14" cy="14" r="12" fill={lit ? "#f4b690" : "#74344c"} />
			<path
				d={
					lit
						? "M25.28 9.9A12 12 0 0 1 9.9 25.28 15 15 0 0 0 25.28 9.9Z"
						: "M4.81 21.71A12 12 0 0 1 21.71 4.81 14 14 0 0 0 4.81 21.71Z"
				}
				fill={lit ? "#c06d74" : "#f4b690"}
			/>
		</>
	);
}

function WeekOfLights() {
	return PLACES.map(({ day, x, y }) => (
		<circle key={day} cx={x} cy={y} r="3" className={day === 0 ? "fill-apricot" : "fill-rose opacity-50"} />
	));
}

import { CONCERN_OPTIONS, GOAL_OPTIONS } from "@dewlight/contracts/constants.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { Card } from "#ui/card.tsx";
import { aboutCopy as copy } from "../copy.ts";
import type { ProfileChange } from "../profile-change.ts";
import type { ChangeOutcome } from "../use-profile-change.ts";
import { PreferencesSummary } from "./preferences-summary.tsx";
import { TagEditor } from "./tag-editor.tsx";

interface AboutYouProps {
	profile: Profile;
	onChange: (change: ProfileChange) => Promise<ChangeOutcome>;
}

/** What the plan is made for: skin type, goals, concerns and everything told beside them (PLAN-02 to PLAN-09). */
export function AboutYou({ profile, onChange }: AboutYouProps) {
	return (
		<section aria-labelledby="about-you-title">
			<h2 id="about-you-title" className="sr-only">
				{copy.title}
			</h2>
			<Card className="grid gap-7">
				<dl className="flex flex-wrap gap-x-12 gap-y-4">
					<Fact label={copy.skinType} value={profile.skin_type} />
					{profile.skin_sensitivity !== null && (
						<Fact label={copy.sensitivity} value={profile.skin_sensitivity} />
					)}
				</dl>
				<div className="grid gap-7 desk:grid-cols-2 desk:gap-10">
					<TagEditor
						{...copy.goals}
						offered={GOAL_OPTIONS}
						tags={profile.goals}
						onSave={(tags) => onChange({ kind: "tags", field: "goals", tags })}
					/>
					<TagEditor
						{...copy.issues}
						offered={CONCERN_OPTIONS}
						tags={profile.issues}
						onSave={(tags) => onChange({ kind: "tags", field: "issues", tags })}
					/>
				</div>
				<div className="border-t border-line pt-6">
					<PreferencesSummary
						preferences={profile.preferences}
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
			<dd className="font-display text-[1.625rem] leading-tight">{value ?? copy.notSet}</dd>
		</div>
	);
}

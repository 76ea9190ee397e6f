import type { Profile } from "@dewlight/contracts/profile.ts";
import { Check } from "lucide-react";
import { useState } from "react";
import { buttonStyle } from "#ui/button-style.ts";
import { todayCopy as copy } from "../copy.ts";
import { useProfileChange } from "../use-profile-change.ts";
import { TodayFrame } from "./today-frame.tsx";
import { todaySteps, todayView } from "./today-steps.ts";
import { useRoutineMoment } from "./use-routine-moment.ts";

/** This morning's or tonight's steps, each checked off with one tap and taken back with another. */
export function TodayBlock({ profile }: { profile: Profile }) {
	const moment = useRoutineMoment();
	const change = useProfileChange();
	const [unsent, setUnsent] = useState<readonly string[]>([]);
	const steps = todaySteps(profile);
	if (steps.length === 0) return null;
	const { day } = moment;
	const view = todayView(steps, moment);
	const done = profile.done_steps[day] ?? [];
	const open = view.on.map(({ step }) => step.id).filter((id) => !done.includes(id));
	const mark = async (ids: string[], isDone: boolean) => {
		setUnsent((before) => before.filter((id) => !ids.includes(id)));
		const outcome = await change({ kind: "done", day, steps: ids, done: isDone });
		if (outcome === "failed") setUnsent((before) => [...before, ...ids]);
	};
	const allDone = open.length === 0;
	return (
		<TodayFrame
			moment={moment}
			view={view}
			done={done}
			lead={steps.every(({ product }) => product === null) ? copy.suggested : undefined}
			unsent={unsent}
			onMark={(id, isDone) => void mark([id], isDone)}
		>
			{view.on.length > 1 && (
				<button
					type="button"
					aria-disabled={allDone || undefined}
					onClick={allDone ? undefined : () => void mark(open, true)}
					className={
						allDone
							? "inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full bg-sage-soft px-4 text-small font-semibold text-sage"
							: `${buttonStyle("secondary", "small")} justify-self-start`
					}
				>
					{allDone && <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />}
					{copy.allDone}
				</button>
			)}
		</TodayFrame>
	);
}

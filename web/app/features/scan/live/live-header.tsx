import { STAGES } from "@dewlight/core/scan/stages.ts";
import { FaceLight } from "#ui/face-light.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Progress } from "#ui/progress.tsx";
import { liveCopy } from "./copy.ts";
import { stageStatus } from "./stage-status.ts";

interface LiveHeaderProps {
	/** Stages shown as done. */
	done: number;
	/** False until the check-in has been found. */
	found: boolean;
	/** Scans that wait before this one; null when it does not wait. */
	waitingAhead: number | null;
}

/** What is being done now. Light comes up on the face as the stages complete. */
export function LiveHeader({ done, found, waitingAhead }: LiveHeaderProps) {
	const all = STAGES.length;
	const share = done / all;
	return (
		<header className="mb-10 grid items-center gap-x-10 gap-y-4 overflow-hidden rounded-xl bg-silk px-6 pt-6 wide:grid-cols-[minmax(0,1fr)_14rem] wide:px-10 wide:pt-8">
			<div className="grid gap-4 pb-2 wide:pb-8">
				<PageHeading>{liveCopy.title}</PageHeading>
				<output className="block font-display text-h3 text-fig">
					{waitingAhead !== null ? liveCopy.inLine : found ? stageStatus(done) : liveCopy.starting}
				</output>
				<Progress
					label={liveCopy.progress}
					value={done}
					max={all}
					valueText={liveCopy.step(done, all)}
					className="max-w-form"
				/>
				<p className="max-w-form text-small text-ink-2">
					{waitingAhead === null ? liveCopy.lead : liveCopy.waiting(waitingAhead)}
				</p>
			</div>
			<div
				className="h-52 transition-[filter] duration-700 wide:h-64"
				style={{ filter: `saturate(${0.35 + 0.65 * share}) brightness(${0.86 + 0.14 * share})` }}
			>
				<FaceLight className="mx-auto w-44 wide:w-56" />
			</div>
		</header>
	);
}

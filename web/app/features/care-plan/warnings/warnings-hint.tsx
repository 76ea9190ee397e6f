import type { RoutineWarning } from "@dewlight/contracts/profile.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { warningsCopy as copy } from "../copy.ts";

interface WarningsHintProps {
	warnings: readonly RoutineWarning[];
	onShow: () => void;
}

/** Beside the suggested plan: that something in use should be looked at. What is merely worth knowing stays quiet. */
export function WarningsHint({ warnings, onShow }: WarningsHintProps) {
	const stop = warnings.some(({ level }) => level === "stop");
	const count = warnings.filter(({ level }) => level === "stop" || level === "change").length;
	if (count === 0) return null;
	return (
		<Notice tone={stop ? "danger" : "warn"} className="w-full">
			<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
				<p className="font-medium">{copy.seen(count)}</p>
				<Button tone="secondary" size="small" onClick={onShow}>
					{copy.show}
				</Button>
			</div>
		</Notice>
	);
}

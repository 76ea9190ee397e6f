import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { LightForm } from "#ui/light-form.tsx";
import { consentCopy } from "./copy.ts";

const copy = consentCopy.without;

/** After a no: what works all the same, the way on, and the way back to the question. */
export function NoPhoto({ onward, onAskAgain }: { onward: ReactNode; onAskAgain: () => void }) {
	return (
		<div className="grid animate-rise gap-6">
			<div className="grid items-center gap-x-6 gap-y-3 rounded-lg bg-silk p-6 wide:grid-cols-[auto_minmax(0,1fr)]">
				<LightForm light="full" className="size-20" />
				<p>{copy.works}</p>
			</div>
			<div className="grid gap-3 wide:flex wide:flex-row-reverse wide:justify-start">
				{onward}
				<Button tone="quiet" onClick={onAskAgain}>
					{copy.change}
				</Button>
			</div>
		</div>
	);
}

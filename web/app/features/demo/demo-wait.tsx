import { buttonStyle } from "#ui/button-style.ts";
import type { DemoState } from "./use-demo.ts";

/** Said before anything of an example has been loaded. */
const waitCopy = {
	wait: "Opening the example…",
	failed: "The example could not be loaded. Please check your connection.",
	again: "Try again",
	dismiss: "Close",
} as const;

interface DemoWaitProps {
	state: DemoState;
	onAgain: () => void;
	onClose: () => void;
}

const PILL =
	"fixed inset-x-5 bottom-24 z-50 mx-auto flex w-fit flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-6 py-4 shadow-soft wide:bottom-8";

/** Between the press and the dialog: that it comes, or why it does not. */
export function DemoWait({ state, onAgain, onClose }: DemoWaitProps) {
	if (state.kind === "loading") return <output className={`${PILL} animate-fade`}>{waitCopy.wait}</output>;
	if (state.kind !== "failed") return null;
	return (
		<div role="alert" className={PILL}>
			<p>{waitCopy.failed}</p>
			<button type="button" className={buttonStyle("primary", "small")} onClick={onAgain}>
				{waitCopy.again}
			</button>
			<button type="button" className={buttonStyle("quiet", "small")} onClick={onClose}>
				{waitCopy.dismiss}
			</button>
		</div>
	);
}

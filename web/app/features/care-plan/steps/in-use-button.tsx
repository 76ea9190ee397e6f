import { Check } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { stepCopy as copy } from "../copy.ts";

interface InUseButtonProps {
	/** Id of the product's name, which tells these buttons apart. */
	productId: string;
	inUse: boolean;
	onMark: () => void;
	/** Takes the mark back with what it replaced; null where there is nothing to take back. */
	onUndo: (() => void) | null;
}

/** PLAN-21. One element in both states, so that the focus stays where it was; the way back comes right after it. */
export function InUseButton({ productId, inUse, onMark, onUndo }: InUseButtonProps) {
	return (
		<div className="grid justify-items-center">
			<button
				type="button"
				aria-disabled={inUse || undefined}
				aria-describedby={productId}
				onClick={inUse ? undefined : onMark}
				className={
					inUse
						? "inline-flex min-h-11 items-center gap-2 rounded-full bg-sage-soft px-4 text-small font-semibold text-sage"
						: buttonStyle("secondary", "small")
				}
			>
				{inUse && <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />}
				{inUse ? copy.inUse : copy.markInUse}
			</button>
			{inUse && onUndo !== null && (
				<Button tone="quiet" size="small" aria-describedby={productId} onClick={onUndo}>
					{copy.undo}
				</Button>
			)}
		</div>
	);
}

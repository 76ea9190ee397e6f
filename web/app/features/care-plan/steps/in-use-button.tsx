import { Check } from "lucide-react";
import { buttonStyle } from "#ui/button-style.ts";
import { stepCopy as copy } from "../copy.ts";

interface InUseButtonProps {
	/** Id of the product's name, which tells these buttons apart. */
	productId: string;
	inUse: boolean;
	onMark: () => void;
}

/** PLAN-21. One element in both states, so that the focus stays where it was. */
export function InUseButton({ productId, inUse, onMark }: InUseButtonProps) {
	return (
		<button
			type="button"
			aria-disabled={inUse || undefined}
			aria-describedby={productId}
			onClick={inUse ? undefined : onMark}
			className={
				inUse
					? "inline-flex min-h-11 items-center gap-2 rounded-full bg-sage-soft px-4 text-small font-semibold text-sage max-wide:w-full max-wide:justify-center"
					: buttonStyle("secondary", "small", "max-wide:w-full")
			}
		>
			{inUse && <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />}
			{inUse ? copy.inUse : copy.markInUse}
		</button>
	);
}

import type { RefObject } from "react";
import { Spinner } from "#ui/spinner.tsx";

interface ShutterButtonProps {
	label: string;
	/** Said, not enforced: a press before the first picture simply does nothing. */
	waiting: boolean;
	busy: boolean;
	onPress: () => void;
	button: RefObject<HTMLButtonElement | null>;
}

export function ShutterButton({ label, waiting, busy, onPress, button }: ShutterButtonProps) {
	return (
		<button
			ref={button}
			type="button"
			aria-label={label}
			aria-disabled={waiting || busy}
			aria-busy={busy || undefined}
			onClick={() => {
				if (!waiting && !busy) onPress();
			}}
			className="grid size-19 place-items-center rounded-full border-4 border-fig text-on-fig transition-transform active:scale-95 aria-disabled:opacity-60"
		>
			<span className="grid size-14 place-items-center rounded-full bg-fig">{busy && <Spinner />}</span>
		</button>
	);
}

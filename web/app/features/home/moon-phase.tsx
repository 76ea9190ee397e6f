import { useId } from "react";

interface MoonPhaseProps {
	/** Share of the form that the light has reached, 0 to 1. */
	lit: number;
	className?: string;
}

/** A small round form, partly lit. Decoration. */
export function MoonPhase({ lit, className }: MoonPhaseProps) {
	const id = useId();
	return (
		<svg viewBox="0 0 56 56" aria-hidden="true" className={className}>
			<defs>
				<linearGradient id={id} x1="0" y1="0" x2="1" y2="0.5">
					<stop stopColor="#ffe9d6" />
					<stop offset={lit * 0.45} stopColor="#f4b690" />
					<stop offset={lit * 0.9} stopColor="#b9636f" />
					<stop offset="1" stopColor="#6b2e47" />
				</linearGradient>
			</defs>
			<circle cx="28" cy="28" r="26" fill={`url(#${id})`} />
		</svg>
	);
}

import { useId } from "react";

interface LightFormProps {
	light: "full" | "low";
	className?: string;
}

/** A smooth stone in soft light: the picture of the empty and error states. */
export function LightForm({ light, className }: LightFormProps) {
	const id = useId();
	return (
		<svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
			<defs>
				<radialGradient id={`${id}-halo`}>
					<stop offset="0" stopColor="var(--color-glow)" stopOpacity={light === "full" ? 0.95 : 0.35} />
					<stop offset="1" stopColor="var(--color-glow)" stopOpacity="0" />
				</radialGradient>
				<radialGradient id={`${id}-form`} cx="0.32" cy="0.26" r="0.9">
					<stop offset="0" stopColor={light === "full" ? "#fff1e2" : "#ecc9b4"} />
					<stop offset="0.35" stopColor={light === "full" ? "#f4b690" : "#c98a7b"} />
					<stop offset="0.72" stopColor="#b9636f" />
					<stop offset="1" stopColor="#6b2e47" />
				</radialGradient>
			</defs>
			<circle cx="48" cy="46" r="46" fill={`url(#${id}-halo)`} />
			<ellipse cx="64" cy="103" rx="34" ry="5" fill="var(--color-line)" />
			<path
				d="M28 74c-2-22 14-44 37-44 24 0 37 19 33 42-3 19-16 28-35 28-20 0-33-8-35-26Z"
				fill={`url(#${id}-form)`}
			/>
		</svg>
	);
}

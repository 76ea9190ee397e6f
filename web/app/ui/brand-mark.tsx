import { useId } from "react";
import face from "./face-light.svg?no-inline";

/** The mark: a soft round form with the light falling on it from the upper left. */
export function BrandMark({ className }: { className?: string }) {
	const id = useId();
	return (
		<svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
			<defs>
				<radialGradient id={id} cx="0.34" cy="0.3" r="0.8">
					<stop offset="0" stopColor="#ffe9d6" />
					<stop offset="0.38" stopColor="#f4b690" />
					<stop offset="0.72" stopColor="#b9636f" />
					<stop offset="1" stopColor="#6b2e47" />
				</radialGradient>
			</defs>
			<path
				d="M20 2.5c4.6 6.2 12.5 11.9 12.5 21.2C32.5 31.2 27 37.5 20 37.5S7.5 31.2 7.5 23.7C7.5 14.4 15.4 8.7 20 2.5Z"
				fill={`url(#${id})`}
			/>
		</svg>
	);
}

interface PageLoadingProps {
	/** What is being waited for. */
	label?: string;
}

/** A whole screen on its way: the mark in a slowly breathing light. So tall that nothing below it is seen to jump. */
export function PageLoading({ label = "Loading…" }: PageLoadingProps) {
	return (
		<output className="grid min-h-[94dvh] place-content-center justify-items-center gap-4 p-8">
			<BrandMark className="size-14 animate-breathe" />
			<span className="text-small text-ink-2">{label}</span>
		</output>
	);
}

interface FaceLightProps {
	className?: string;
	/** Nobody sees it before scrolling, so that it may come after the rest. */
	isBelow?: boolean;
}

/**
 * Skin in soft light: a calm face, half lit from one side, eyes closed, hair pulled back. Decoration. The edge
 * between light and shade draws forehead, nose, lips and chin; the light around it follows the color mode.
 */
export function FaceLight({ className, isBelow = false }: FaceLightProps) {
	return (
		<div className={className}>
			<div className="bg-[radial-gradient(closest-side_circle_at_46%_42%,var(--color-glow)_25%,transparent)]">
				<img
					src={face}
					alt=""
					width={480}
					height={560}
					fetchPriority={isBelow ? "low" : "high"}
					className="block h-auto w-full"
				/>
			</div>
		</div>
	);
}

import face from "./face-light.svg?no-inline";

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

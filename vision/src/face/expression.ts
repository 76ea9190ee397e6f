import { landmark, span } from "./face-mesh.ts";

/** Shares of the distance between the outer eye corners; the eye by its own width. All free of the photo's size. */
export interface Expression {
	/** Gap of the lips: relaxed 0.01 to 0.04, open above 0.08. */
	mouthOpen: number;
	/** Width of the mouth: relaxed 0.44 to 0.55, smiling above 0.60. */
	smile: number;
	/** How far the corners of the mouth stand above its middle, percent: relaxed -3 to 0, smiling 1 and more, however wide the mouth is. */
	cornerLift: number;
	/** Opening of the less open eye by its width: open 0.30 to 0.38, closed below 0.22. */
	eyeOpen: number;
}

export function expressionOf(points: Float32Array): Expression {
	const eyes = span(points, "rightEyeOuter", "leftEyeOuter");
	const rightEye =
		span(points, "rightLidUpper", "rightLidLower") / span(points, "rightEyeOuter", "rightEyeInner");
	const leftEye = span(points, "leftLidUpper", "leftLidLower") / span(points, "leftEyeOuter", "leftEyeInner");
	return {
		mouthOpen: span(points, "upperLipInner", "lowerLipInner") / eyes,
		smile: span(points, "mouthRightCorner", "mouthLeftCorner") / eyes,
		cornerLift: (100 * cornerLift(points)) / eyes,
		eyeOpen: Math.min(rightEye, leftEye),
	};
}

/** Along the face's own way down. */
function cornerLift(points: Float32Array): number {
	const [top, chin] = [landmark(points, "foreheadTop"), landmark(points, "chinTip")];
	const down = chin.map((value, axis) => value - top[axis]);
	const height = (...names: ("upperLipInner" | "lowerLipInner" | "mouthRightCorner" | "mouthLeftCorner")[]) =>
		names.reduce(
			(sum, name) => sum + landmark(points, name).reduce((dot, value, axis) => dot + value * down[axis], 0),
			0,
		) / names.length;
	const lift = height("upperLipInner", "lowerLipInner") - height("mouthRightCorner", "mouthLeftCorner");
	return lift / Math.hypot(...down);
}

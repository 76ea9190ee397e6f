import { falloff } from "../render/math.ts";

/**
 * The proportions of one person. Lengths in millimeters in the face frame: origin between the outer eye corners,
 * x toward the subject's left (image right), y up, z toward the camera. Multipliers are 1 for the average face.
 */
export interface FaceShape {
	/** Head width multiplier. */
	headWidth: number;
	/** Width multiplier of the lower face. */
	jawWidth: number;
	/** How square the chin is, 0 pointed to 1 broad. */
	chinBreadth: number;
	/** Added length of the lower face. */
	faceLength: number;
	noseWidth: number;
	noseLength: number;
	noseProjection: number;
	/** Height of the bridge, 0 low to 1 high. */
	noseBridge: number;
	eyeWidth: number;
	eyeOpening: number;
	/** Rise of the outer eye corner. */
	eyeTilt: number;
	/** Distance of the lid crease above the lid margin. */
	lidCrease: number;
	eyeSpacing: number;
	browHeight: number;
	browThickness: number;
	browArch: number;
	mouthWidth: number;
	upperLip: number;
	lowerLip: number;
	cheekFullness: number;
	browRidge: number;
}

export const AVERAGE_SHAPE: FaceShape = {
	headWidth: 1,
	jawWidth: 1,
	chinBreadth: 0.5,
	faceLength: 0,
	noseWidth: 1,
	noseLength: 1,
	noseProjection: 1,
	noseBridge: 0.5,
	eyeWidth: 1,
	eyeOpening: 1,
	eyeTilt: 1,
	lidCrease: 4.2,
	eyeSpacing: 0,
	browHeight: 0,
	browThickness: 1,
	browArch: 1,
	mouthWidth: 1,
	upperLip: 1,
	lowerLip: 1,
	cheekFullness: 1,
	browRidge: 0.6,
};

/** What the face does at the moment of the photo. */
export interface Expression {
	/** 0 neutral to 1 a broad smile. */
	smile: number;
	/** Gap between the lips, millimeters. */
	mouthOpen: number;
	/** 0 open to 1 closed. */
	eyesClosed: number;
}

export const EYEBALL_RADIUS = 12.2;

/** One eye in its own frame: `across` runs from -1 at the inner corner to 1 at the outer corner. */
export interface EyeOutline {
	/** Center of the opening; x is given for the subject's left eye. */
	centerX: number;
	centerY: number;
	halfWidth: number;
	/** y of the lid margins and the corner line at a signed distance toward the temple, millimeters. */
	upperLid(across: number): number;
	lowerLid(across: number): number;
	cornerLine(across: number): number;
	crease: number;
}

export function createEyeOutline(shape: FaceShape, expression: Expression): EyeOutline {
	const centerX = 31.3 + shape.eyeSpacing;
	const halfWidth = 13.7 * shape.eyeWidth;
	const open = 1 - expression.eyesClosed;
	const squint = 1 - 0.22 * expression.smile;
	const up = 4.75 * shape.eyeOpening * (open * squint) - 3.1 * expression.eyesClosed;
	const down = 3.15 * shape.eyeOpening * (1 - 0.25 * expression.smile) * (1 - 0.1 * expression.eyesClosed);
	const cornerLine = (across: number): number => -1 + shape.eyeTilt * 1.1 * across;
	return {
		centerX,
		centerY: -1,
		halfWidth,
		cornerLine,
		upperLid(across) {
			const t = Math.min(1, Math.abs(across));
			const lean = 1 - 0.12 * across;
			return cornerLine(across) + up * lean * (1 - t ** 2.3) ** 0.85;
		},
		lowerLid(across) {
			const t = Math.min(1, Math.abs(across));
			const lean = 1 + 0.18 * across;
			return cornerLine(across) - down * lean * (1 - t ** 2.2) ** 0.9;
		},
		crease: shape.lidCrease + 2.2 * expression.eyesClosed,
	};
}

/** The lips as four curves over `across`, -1 and 1 at the corners. y in millimeters. */
export interface MouthOutline {
	halfWidth: number;
	/** Upper border of the upper lip. */
	top(across: number): number;
	/** Lower edge of the upper lip and upper edge of the lower lip; they meet when the mouth is shut. */
	upperEdge(across: number): number;
	lowerEdge(across: number): number;
	/** Lower border of the lower lip. */
	bottom(across: number): number;
}

export function createMouthOutline(shape: FaceShape, expression: Expression): MouthOutline {
	const { smile, mouthOpen } = expression;
	// The upper lip stays when the jaw drops.
	const center = -65 - (shape.faceLength - 0.6 * mouthOpen) * 0.35;
	const halfWidth = 25.2 * shape.mouthWidth * (1 + 0.2 * smile);
	const upperHeight = 7 * shape.upperLip * (1 - 0.2 * smile);
	const lowerHeight = 9 * shape.lowerLip * (1 - 0.15 * smile);
	const body = (across: number, power: number): number => {
		const t = Math.min(1, Math.abs(across));
		return (1 - t ** power) ** 0.8;
	};
	const seam = (across: number): number => {
		const bow = -0.9 * falloff((across / 0.2) ** 2) + 0.55 * falloff(((Math.abs(across) - 0.45) / 0.25) ** 2);
		const corner = smile * 5.2 * across * across + 0.3 * across ** 4 - smile * 0.8;
		return center + bow + corner;
	};
	const upperEdge = (across: number): number => seam(across) + mouthOpen * 0.12 * body(across, 2);
	const lowerEdge = (across: number): number => seam(across) - mouthOpen * 0.88 * body(across, 2);
	return {
		halfWidth,
		upperEdge,
		lowerEdge,
		top: (across) =>
			upperEdge(across) + upperHeight * body(across, 1.9) * (1 - 0.18 * falloff((across / 0.14) ** 2)),
		bottom: (across) => lowerEdge(across) - lowerHeight * body(across, 2.9),
	};
}

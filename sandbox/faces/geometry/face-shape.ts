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

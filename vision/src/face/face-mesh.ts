/** Landmarks of the 468-point face mesh. */
export const MESH_POINTS = 468;

/** Rectangle in decoded pixels. */
export interface FaceBox {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** One face as the mesh model sees it. */
export interface FaceMesh {
	/** x, y, z of each landmark in pixels of the decoded photo; z grows away from the camera. */
	points: Float32Array;
	/** Probability, 0 to 1, that the region is a face; says nothing about what covers it. */
	flag: number;
	/** Score of the detector, 0 to 1. */
	detectorScore: number;
	/** Smallest upright rectangle around the landmarks. */
	box: FaceBox;
}

/** What a triangle belongs to; the shader picks its material by it. 0 is empty. */
export const PARTS = { head: 1, ear: 2, torso: 3, hair: 4, scarf: 5, lens: 6, mask: 7, hand: 8 } as const;
type Part = (typeof PARTS)[keyof typeof PARTS];

/** Floats per vertex in `surface`: frontal x, y, arc length along the skin, openness to light (0 to 1). */
export const SURFACE_FLOATS = 4;

export interface Mesh {
	part: Part;
	/** 3 floats per vertex, face frame, millimeters. */
	position: Float32Array;
	/** 3 floats per vertex, unit length, pointing out. */
	normal: Float32Array;
	surface: Float32Array;
	/** 3 vertex indices per triangle. */
	triangles: Uint32Array;
}

/** Two triangles per cell of a `rows` by `columns` grid of vertices. */
export function gridTriangles(rows: number, columns: number): Uint32Array {
	const triangles = new Uint32Array((rows - 1) * (columns - 1) * 6);
	let at = 0;
	for (let row = 0; row + 1 < rows; row++) {
		for (let column = 0; column + 1 < columns; column++) {
			const corner = row * columns + column;
			triangles[at++] = corner;
			triangles[at++] = corner + 1;
			triangles[at++] = corner + columns;
			triangles[at++] = corner + 1;
			triangles[at++] = corner + columns + 1;
			triangles[at++] = corner + columns;
		}
	}
	return triangles;
}

/** Normals of a grid of vertices by central differences; `outward` 1 or -1 chooses the side. */
export function gridNormals(
	position: Float32Array,
	rows: number,
	columns: number,
	outward: number,
): Float32Array {
	const normal = new Float32Array(position.length);
	for (let row = 0; row < rows; row++) {
		const up = Math.min(rows - 1, row + 1) * columns;
		const down = Math.max(0, row - 1) * columns;
		for (let column = 0; column < columns; column++) {
			const right = 3 * (row * columns + Math.min(columns - 1, column + 1));
			const left = 3 * (row * columns + Math.max(0, column - 1));
			const above = 3 * (up + column);
			const below = 3 * (down + column);
			const ux = position[right] - position[left];
			const uy = position[right + 1] - position[left + 1];
			const uz = position[right + 2] - position[left + 2];
			const vx = position[above] - position[below];
			const vy = position[above + 1] - position[below + 1];
			const vz = position[above + 2] - position[below + 2];
			const x = uy * vz - uz * vy;
			const y = uz * vx - ux * vz;
			const z = ux * vy - uy * vx;
			const scale = outward / (Math.hypot(x, y, z) || 1);
			const at = 3 * (row * columns + column);
			normal[at] = x * scale;
			normal[at + 1] = y * scale;
			normal[at + 2] = z * scale;
		}
	}
	return normal;
}

interface TubePoint {
	x: number;
	y: number;
	z: number;
	radius: number;
}

const SPOKES = 25;
const SUBDIVIDE = 8;

function between(points: readonly TubePoint[], t: number): TubePoint {
	const position = Math.min(points.length - 1.0001, t * (points.length - 1));
	const index = Math.floor(position);
	const share = position - index;
	const a = points[index];
	const b = points[index + 1];
	const smooth = share * share * (3 - 2 * share);
	return {
		x: a.x + (b.x - a.x) * share,
		y: a.y + (b.y - a.y) * share,
		z: a.z + (b.z - a.z) * share,
		radius: a.radius + (b.radius - a.radius) * smooth,
	};
}

/** A tube along at least two points, with rounded ends. */
export function createTubeMesh(part: Part, points: readonly TubePoint[]): Mesh {
	const rings = (points.length - 1) * SUBDIVIDE + 1;
	const position = new Float32Array(rings * SPOKES * 3);
	const surface = new Float32Array(rings * SPOKES * SURFACE_FLOATS);
	const first = points[0];
	const last = points[points.length - 1];
	const length = Math.hypot(last.x - first.x, last.y - first.y, last.z - first.z) || 1;
	const axis = [(last.x - first.x) / length, (last.y - first.y) / length, (last.z - first.z) / length];
	// Any vector not along the axis makes a frame square to it.
	const seed = Math.abs(axis[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
	const raw = [
		seed[1] * axis[2] - seed[2] * axis[1],
		seed[2] * axis[0] - seed[0] * axis[2],
		seed[0] * axis[1] - seed[1] * axis[0],
	];
	const size = Math.hypot(raw[0], raw[1], raw[2]);
	const u = raw.map((value) => value / size);
	const v = [
		axis[1] * u[2] - axis[2] * u[1],
		axis[2] * u[0] - axis[0] * u[2],
		axis[0] * u[1] - axis[1] * u[0],
	];
	for (let ring = 0; ring < rings; ring++) {
		const t = ring / (rings - 1);
		const point = between(points, t);
		const end = Math.min(t, 1 - t) * length;
		const cap = end < point.radius ? Math.sqrt(Math.max(0.0004, 1 - (1 - end / point.radius) ** 2)) : 1;
		for (let spoke = 0; spoke < SPOKES; spoke++) {
			const angle = (2 * Math.PI * spoke) / (SPOKES - 1);
			const cos = Math.cos(angle) * point.radius * cap;
			const sin = Math.sin(angle) * point.radius * cap;
			const at = ring * SPOKES + spoke;
			position[3 * at] = point.x + cos * u[0] + sin * v[0];
			position[3 * at + 1] = point.y + cos * u[1] + sin * v[1];
			position[3 * at + 2] = point.z + cos * u[2] + sin * v[2];
			surface[4 * at] = angle * point.radius;
			surface[4 * at + 1] = t * length;
			surface[4 * at + 2] = angle * point.radius;
			surface[4 * at + 3] = 1;
		}
	}
	return {
		part,
		position,
		normal: gridNormals(position, rings, SPOKES, 1),
		surface,
		triangles: gridTriangles(rings, SPOKES),
	};
}

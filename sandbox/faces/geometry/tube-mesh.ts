import { gridNormals, gridTriangles, type Mesh, type Part, SURFACE_FLOATS } from "./mesh.ts";

export interface TubePoint {
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

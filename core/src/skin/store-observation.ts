import { type Observation, type StoredObservation, ZONES, type Zone } from "./observation.ts";

/** What may outlive the photo: no face box, boxes, polygons or marks. */
export function storeObservation(observation: Observation): StoredObservation {
	const { face_box: _, ...photo } = observation.photo;
	return {
		engine: { ...observation.engine },
		...(observation.frames && { frames: { ...observation.frames } }),
		photo: structuredCloneOf(photo),
		tone: { ...observation.tone },
		zones: Object.fromEntries(
			ZONES.map((zone) => [zone, { coverage: observation.zones[zone].coverage }]),
		) as Record<Zone, { coverage: number }>,
		metrics: observation.metrics.map((metric) => ({ ...metric })),
	};
}

function structuredCloneOf(photo: StoredObservation["photo"]): StoredObservation["photo"] {
	return { ...photo, pose_deg: { ...photo.pose_deg }, expression: { ...photo.expression } };
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { drawFrame } from "../analysis/draw-frame.ts";
import type { FaceFacts } from "../facts/face-facts.ts";
import type { Guide } from "../guidance/use-guide.ts";
import { lastPhotoQuery } from "./read-last-photo.ts";

export interface LastPose {
	face: FaceFacts;
	eyeCornersPx: number | null;
}

/** How the person held the head on the last photo, read from its thumbnail on this device; null where there is none. */
export function useLastPose(guide: Guide): LastPose | null {
	const { data: last } = useQuery({ ...lastPhotoQuery, enabled: guide.kind === "ready" });
	const [pose, setPose] = useState<LastPose | null>(null);
	useEffect(() => {
		if (guide.kind !== "ready" || !last) return;
		let over = false;
		const look = async () => {
			const picture = await createImageBitmap(last.thumbnail);
			const frame = drawFrame(document.createElement("canvas"), picture, picture);
			picture.close();
			const { face } = await guide.analyst.look(frame);
			if (!over && face) setPose({ face, eyeCornersPx: last.eyeCornersPx });
		};
		look().catch((error: unknown) => {
			if (!over) console.warn("The last photo gives no outline.", error);
		});
		return () => {
			over = true;
		};
	}, [guide, last]);
	return pose;
}

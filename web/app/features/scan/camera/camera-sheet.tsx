import { useRef, useState } from "react";
import type { ChosenPhoto } from "#api/photo-calls.ts";
import { Sheet } from "#ui/sheet.tsx";
import { usePageVisible } from "../live/use-page-visible.ts";
import { CameraProblem } from "./camera-problem.tsx";
import { useCamera } from "./capture/use-camera.ts";
import { cameraCopy } from "./copy.ts";
import { useGuide } from "./guidance/use-guide.ts";
import { LiveCamera } from "./live-camera.tsx";
import { useLastPose } from "./outline/use-last-pose.ts";
import { ReviewPhoto } from "./review-photo.tsx";

interface CameraSheetProps {
	onPhoto: (chosen: ChosenPhoto) => void;
	onClose: () => void;
}

/** From the live picture to a photo the person has agreed to. The camera is off while a photo is looked at. */
export function CameraSheet({ onPhoto, onClose }: CameraSheetProps) {
	const shutter = useRef<HTMLButtonElement>(null);
	const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
	const [retaken, setRetaken] = useState(false);
	const visible = usePageVisible();
	const [camera, retry] = useCamera(visible && photo === null);
	const [guide, failGuide] = useGuide();
	const lastPose = useLastPose(guide);

	const retake = () => {
		setRetaken(true);
		setPhoto(null);
	};

	return (
		<Sheet
			title={photo === null ? cameraCopy.title : cameraCopy.reviewTitle}
			onClose={onClose}
			firstFocus={shutter}
		>
			{photo !== null ? (
				<ReviewPhoto chosen={photo} onUse={() => onPhoto(photo)} onRetake={retake} />
			) : camera.kind === "failed" ? (
				<CameraProblem failure={camera.failure} onRetry={retry} onClose={onClose} />
			) : (
				<LiveCamera
					stream={camera.kind === "live" ? camera.stream : null}
					guide={guide}
					onGuideFailure={failGuide}
					lastPose={lastPose}
					shutter={shutter}
					takesFocus={retaken}
					onPhoto={setPhoto}
				/>
			)}
		</Sheet>
	);
}

import { Camera } from "lucide-react";
import { type ComponentType, useId, useState } from "react";
import type { ChosenPhoto } from "#api/photo-calls.ts";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { FieldError } from "#ui/field.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { uploadCopy } from "./copy.ts";

interface CameraButtonProps {
	disabled: boolean;
	onImages: (images: File[], frames?: readonly File[]) => void;
}

interface SheetProps {
	onPhoto: (chosen: ChosenPhoto) => void;
	onClose: () => void;
}

type Sheet =
	| { kind: "closed" | "loading" | "failed" }
	| { kind: "open"; Component: ComponentType<SheetProps> };

/** Opens the camera with guidance, which is loaded then and not before; elsewhere the device's own camera. */
export function CameraButton({ disabled, onImages }: CameraButtonProps) {
	const [sheet, setSheet] = useState<Sheet>({ kind: "closed" });
	if (!hasCamera()) return <CapturePicker disabled={disabled} onImages={onImages} />;

	// Never disabled by its own work: the focus would have nowhere to return to.
	const open = () => {
		if (sheet.kind === "loading") return;
		setSheet({ kind: "loading" });
		import("../camera/camera-sheet.tsx").then(
			({ CameraSheet }) => setSheet({ kind: "open", Component: CameraSheet }),
			(error: unknown) => {
				console.warn("The camera could not be loaded.", error);
				setSheet({ kind: "failed" });
			},
		);
	};
	const close = () => setSheet({ kind: "closed" });

	return (
		<div className="grid gap-2">
			<Button
				tone="secondary"
				disabled={disabled}
				aria-busy={sheet.kind === "loading" || undefined}
				onClick={open}
				className="w-full"
			>
				{sheet.kind === "loading" ? <Spinner /> : <Camera aria-hidden="true" className="size-5" />}
				{uploadCopy.useCamera}
			</Button>
			{sheet.kind === "failed" && <FieldError>{uploadCopy.cameraFailed}</FieldError>}
			{sheet.kind === "open" && (
				<sheet.Component
					onClose={close}
					onPhoto={({ photo, frames }) => {
						close();
						onImages([photo], frames);
					}}
				/>
			)}
		</div>
	);
}

/** Missing in old browsers and on pages that are not secure. */
function hasCamera(): boolean {
	return "mediaDevices" in navigator && typeof navigator.mediaDevices?.getUserMedia === "function";
}

interface CapturePickerProps {
	disabled: boolean;
	onImages: (images: File[]) => void;
}

/** Opens the device's own camera where there is one, and the picker elsewhere. */
function CapturePicker({ disabled, onImages }: CapturePickerProps) {
	const id = useId();
	return (
		<div className="grid gap-2">
			<label
				htmlFor={id}
				className={buttonStyle(
					"secondary",
					"regular",
					"relative w-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-fig has-disabled:opacity-55",
				)}
			>
				<Camera aria-hidden="true" className="size-5" />
				{uploadCopy.camera}
				<input
					id={id}
					type="file"
					accept="image/*"
					capture="user"
					disabled={disabled}
					onChange={(event) => {
						onImages([...(event.target.files ?? [])]);
						event.target.value = "";
					}}
					className="sr-only"
				/>
			</label>
			{window.isSecureContext === false && (
				<p className="text-small text-ink-2">{uploadCopy.insecureCamera}</p>
			)}
		</div>
	);
}

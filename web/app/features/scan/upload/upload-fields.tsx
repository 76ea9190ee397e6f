import { UPLOAD } from "@dewlight/contracts/constants.ts";
import { Camera, Images, X } from "lucide-react";
import { type ComponentType, useId, useState } from "react";
import type { ChosenPhoto } from "#api/photo-calls.ts";
import { Button, buttonStyle, Spinner } from "#ui/button.tsx";
import { FieldError, TextArea } from "#ui/field.tsx";
import { FileDrop, PhotoPreview } from "#ui/photo-input.tsx";
import { uploadCopy } from "./copy.ts";

interface PhotoChoiceProps {
	chosen: ChosenPhoto | null;
	error: string | undefined;
	busy: boolean;
	onImages: (images: File[], frames?: readonly File[]) => void;
	onSecond: (images: File[]) => void;
	onRemoveFrames: () => void;
	onRemove: () => void;
}

export function PhotoChoice(props: PhotoChoiceProps) {
	const { chosen, error, busy, onImages, onSecond, onRemoveFrames, onRemove } = props;
	if (chosen === null) {
		return (
			<div className="grid gap-3">
				<FileDrop
					label={uploadCopy.pick}
					hint={uploadCopy.pickHint}
					error={error}
					disabled={busy}
					acceptPaste
					onImages={onImages}
				/>
				<CameraButton disabled={busy} onImages={onImages} />
			</div>
		);
	}
	return (
		<div className="grid gap-1">
			<PhotoPreview
				file={chosen.photo}
				alt={uploadCopy.alt}
				replaceLabel={uploadCopy.another}
				disabled={busy}
				onReplace={onImages}
			/>
			<Button tone="quiet" size="small" disabled={busy} onClick={onRemove} className="justify-self-center">
				<X aria-hidden="true" className="size-4" />
				{uploadCopy.remove}
			</Button>
			<FurtherPhotos frames={chosen.frames} disabled={busy} onSecond={onSecond} onRemove={onRemoveFrames} />
			{error !== undefined && <FieldError>{error}</FieldError>}
		</div>
	);
}

interface FurtherPhotosProps {
	frames: readonly File[];
	disabled: boolean;
	onSecond: (images: File[]) => void;
	onRemove: () => void;
}

/** What is measured beside the photo: frames of the camera, or a second photo for whoever wants steadier numbers. */
function FurtherPhotos({ frames, disabled, onSecond, onRemove }: FurtherPhotosProps) {
	const id = useId();
	if (frames.length > 0) {
		return (
			<div className="flex flex-wrap items-center justify-center gap-x-2 text-small text-ink-2">
				<p className="text-center">{uploadCopy.further(frames.length)}</p>
				<Button tone="quiet" size="small" disabled={disabled} onClick={onRemove}>
					<X aria-hidden="true" className="size-4" />
					{uploadCopy.removeFurther}
				</Button>
			</div>
		);
	}
	return (
		<div className="grid justify-items-center gap-1">
			<label
				htmlFor={id}
				className={buttonStyle(
					"quiet",
					"small",
					"relative has-focus-visible:outline-2 has-focus-visible:outline-fig has-disabled:opacity-55",
				)}
			>
				<Images aria-hidden="true" className="size-4" />
				{uploadCopy.second}
				<input
					id={id}
					type="file"
					accept="image/*"
					disabled={disabled}
					onChange={(event) => {
						onSecond([...(event.target.files ?? [])]);
						event.target.value = "";
					}}
					className="sr-only"
				/>
			</label>
			<p className="max-w-form text-center text-small text-ink-2">{uploadCopy.secondHint}</p>
		</div>
	);
}

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
function CameraButton({ disabled, onImages }: CameraButtonProps) {
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

/** Longer notes are refused, never cut (SCAN-A18). */
export function isNoteTooLong(note: string): boolean {
	return note.trim().length > UPLOAD.maxNoteLength;
}

interface NoteFieldProps {
	value: string;
	disabled: boolean;
	onChange: (value: string) => void;
}

export function NoteField({ value, disabled, onChange }: NoteFieldProps) {
	return (
		<div className="grid gap-1.5">
			<TextArea
				label={uploadCopy.noteLabel}
				placeholder={uploadCopy.notePlaceholder}
				value={value}
				error={isNoteTooLong(value) ? uploadCopy.noteTooLong : undefined}
				disabled={disabled}
				onChange={(event) => onChange(event.target.value)}
			/>
			<p className="text-right text-small text-ink-2 tabular-nums">
				{uploadCopy.noteCount(value.length, UPLOAD.maxNoteLength)}
			</p>
		</div>
	);
}

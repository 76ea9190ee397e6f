import { Camera } from "lucide-react";
import { useId } from "react";
import { buttonStyle } from "#ui/button-style.ts";
import { uploadCopy } from "./copy.ts";

interface CapturePickerProps {
	disabled: boolean;
	onImages: (images: File[]) => void;
}

/** Opens the device's own camera where there is one, and the picker elsewhere. */
export function CapturePicker({ disabled, onImages }: CapturePickerProps) {
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

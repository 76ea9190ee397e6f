import { UPLOAD } from "@dewlight/contracts/constants.ts";
import { TextArea } from "#ui/field.tsx";
import { uploadCopy } from "./copy.ts";

interface NoteFieldProps {
	value: string;
	disabled: boolean;
	onChange: (value: string) => void;
}

/** Longer notes are refused, never cut (SCAN-A18). */
export function isNoteTooLong(note: string): boolean {
	return note.trim().length > UPLOAD.maxNoteLength;
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

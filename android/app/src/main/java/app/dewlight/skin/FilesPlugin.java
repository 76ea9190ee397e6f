package app.dewlight.skin;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import android.print.PrintManager;
import android.util.Base64;
import androidx.activity.result.ActivityResult;
import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.ActivityCallback;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.OutputStream;

/** What a WebView does not do by itself: keeping a file where the person says, and printing the page. */
@CapacitorPlugin(name = "Files")
public class FilesPlugin extends Plugin {

    /** Held here and not in the call, whose options Android would keep in a state that takes little. */
    private byte[] waiting = null;

    /** Takes `name`, `type` (MIME) and `content` (base64); answers `saved`, false where the person turned back. */
    @PluginMethod
    public void save(PluginCall call) {
        String name = call.getString("name");
        String type = call.getString("type");
        String content = call.getString("content");
        if (name == null || type == null || content == null) {
            call.reject("A file needs name, type and content.");
            return;
        }
        if (waiting != null) {
            call.reject("Another file is being saved.");
            return;
        }
        try {
            waiting = Base64.decode(content, Base64.DEFAULT);
        } catch (IllegalArgumentException failure) {
            call.reject("The content is no base64.", failure);
            return;
        }
        call.getData().remove("content");
        Intent choose = new Intent(Intent.ACTION_CREATE_DOCUMENT);
        choose.addCategory(Intent.CATEGORY_OPENABLE);
        choose.setType(type);
        choose.putExtra(Intent.EXTRA_TITLE, name);
        try {
            startActivityForResult(call, choose, "write");
        } catch (RuntimeException failure) {
            // Most likely nothing there keeps files; whatever it is, the next file must not find this one waiting.
            waiting = null;
            call.reject("This phone has no place to keep files.", failure);
        }
    }

    @ActivityCallback
    private void write(PluginCall call, ActivityResult result) {
        byte[] content = waiting;
        waiting = null;
        if (call == null) {
            return;
        }
        Uri place = result.getData() == null ? null : result.getData().getData();
        if (result.getResultCode() != Activity.RESULT_OK || place == null) {
            call.resolve(new JSObject().put("saved", false));
            return;
        }
        if (content == null) {
            call.reject("Android ended the app in between. Please save again.");
            return;
        }
        try (OutputStream file = getContext().getContentResolver().openOutputStream(place)) {
            if (file == null) {
                throw new FileNotFoundException();
            }
            file.write(content);
        } catch (IOException failure) {
            call.reject("The file could not be written.", failure);
            return;
        }
        call.resolve(new JSObject().put("saved", true));
    }

    /** Takes `name`, which the printed document is called by. */
    @PluginMethod
    public void print(PluginCall call) {
        String name = call.getString("name");
        if (name == null) {
            call.reject("A printed page needs a name.");
            return;
        }
        Activity activity = getActivity();
        activity.runOnUiThread(() -> {
            PrintManager printer = (PrintManager) activity.getSystemService(Context.PRINT_SERVICE);
            if (printer == null) {
                call.reject("This phone cannot print.");
                return;
            }
            printer.print(name, bridge.getWebView().createPrintDocumentAdapter(name), null);
            call.resolve();
        });
    }
}

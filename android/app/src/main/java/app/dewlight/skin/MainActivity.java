package app.dewlight.skin;

import android.content.Intent;
import android.os.Bundle;
import android.os.Environment;
import android.webkit.WebView;
import androidx.activity.EdgeToEdge;
import androidx.core.content.ContextCompat;
import androidx.core.splashscreen.SplashScreen;
import com.getcapacitor.BridgeActivity;
import com.getcapacitor.WebViewListener;
import java.io.File;

/** The one screen of the app: the bundled pages, from edge to edge, behind the splash until they are drawn. */
public class MainActivity extends BridgeActivity {

    private boolean drawn = false;

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        // Reopened from the recent apps, or made anew by Android, it is not opened by its link a second time.
        boolean fromHistory = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        if (savedInstanceState != null || fromHistory) {
            setIntent(new Intent(Intent.ACTION_MAIN));
        }
        SplashScreen splash = SplashScreen.installSplashScreen(this);
        EdgeToEdge.enable(this);
        registerPlugin(FilesPlugin.class);
        bridgeBuilder.addWebViewListener(
            new WebViewListener() {
                @Override
                public void onPageCommitVisible(WebView view, String url) {
                    drawn = true;
                }

                @Override
                public void onReceivedError(WebView view) {
                    drawn = true;
                }
            }
        );
        super.onCreate(savedInstanceState);
        // Started anew, no camera is about to hand over a photo any more.
        if (savedInstanceState == null) {
            deleteCapturedPhotos();
        }
        // Without a WebView on the phone there is no bridge, and Capacitor's own message must show.
        if (bridge == null) {
            return;
        }
        splash.setKeepOnScreenCondition(() -> !drawn);
        bridge.getWebView().setBackgroundColor(ContextCompat.getColor(this, R.color.ground));
    }
    /** Capacitor keeps each photo that a camera app took for a file field; once uploaded, none is needed here. */
    private void deleteCapturedPhotos() {
        File folder = getExternalFilesDir(Environment.DIRECTORY_PICTURES);
        File[] photos = folder == null ? null : folder.listFiles();
        if (photos == null) {
            return;
        }
        for (File photo : photos) {
            photo.delete();
        }
    }
}

package app.alento;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
